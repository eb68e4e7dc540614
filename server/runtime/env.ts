import path from 'node:path'
import { z } from 'zod'
import { parseTaxRegistrations } from '../../domain/checkout/tax-registrations.ts'
import { DATABASE_RESPONSE_TIMEOUT_MS } from './database-errors.ts'
import { parseTrustedProxy } from './trusted-proxy.ts'
import { paymentProviders } from '../../domain/checkout/payment-providers.ts'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const trustedProxy = optionalText.transform((text, context) => {
  if (text === undefined) return null
  const parsed = parseTrustedProxy(text)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'is a number of proxies (0 to 10), or networks such as 10.0.0.0/8, loopback',
  })
  return z.NEVER
})

const taxRegistrations = optionalText.transform((text, context) => {
  if (text === undefined) return null
  const parsed = parseTaxRegistrations(text)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message:
      'is none, or registrations such as GST/HST 12345 6789 RT0001 2020-03-01, QST 1234567890 TQ0001 2024-01-01 (also PST-BC, PST-SK, RST-MB), each with its number and first day',
  })
  return z.NEVER
})

/** All environment variables of the process. `.env.example` explains them. */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    DATABASE_WITHIN_MS: z.coerce.number().int().min(100).max(60_000).default(DATABASE_RESPONSE_TIMEOUT_MS),
    PUBLIC_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    OPERATOR_TOKEN: optionalText.pipe(z.string().min(16).optional()),
    VISITOR_SECRET: optionalText.pipe(z.string().min(32).optional()),
    DEMO_PAYMENTS: flag,
    SAMPLE_SHOP: optionalText.pipe(
      z
        .enum(['0', '1'])
        .transform((value) => value === '1')
        .optional(),
    ),
    PAYMENT_PROVIDER: optionalText.pipe(z.enum(paymentProviders).optional()),
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_API_URL: optionalText.pipe(z.url().optional()),
    TAX_REGISTRATIONS: taxRegistrations,
    SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: optionalText,
    MAIL_TO_FILES: flag,
    SHOPIFY_STORE_DOMAIN: optionalText,
    SHOPIFY_STOREFRONT_TOKEN: optionalText,
    IMAGE_MODEL_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    IMAGE_MODEL_KEY: optionalText,
    IMAGE_MODEL: optionalText,
    SEGMENTATION_MODEL_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    SEGMENTATION_MODEL_KEY: optionalText,
    IMAGE_MODEL_CREDITS: z.coerce.number().int().min(1).max(100).default(1),
    OBJECT_STORE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    OBJECT_STORE_REGION: z.string().min(1).default('auto'),
    OBJECT_STORE_KEY_ID: optionalText,
    OBJECT_STORE_SECRET: optionalText,
    TRUSTED_PROXY: trustedProxy,
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    AVIF_EFFORT: z.coerce.number().int().min(0).max(9).default(4),
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    ANALYTICS_PUBLIC: optionalText.pipe(z.enum(['on', 'off']).optional()),
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'is needed when STRIPE_SECRET_KEY is set',
  })
  .refine((env) => env.PAYMENT_PROVIDER !== 'stripe' || env.STRIPE_SECRET_KEY, {
    path: ['STRIPE_SECRET_KEY'],
    error: 'is needed when PAYMENT_PROVIDER is stripe',
  })
  .refine((env) => !env.SHOPIFY_STORE_DOMAIN || env.SHOPIFY_STOREFRONT_TOKEN, {
    path: ['SHOPIFY_STOREFRONT_TOKEN'],
    error: 'is needed when SHOPIFY_STORE_DOMAIN is set',
  })
  .refine((env) => !env.OBJECT_STORE_URL || (env.OBJECT_STORE_KEY_ID && env.OBJECT_STORE_SECRET), {
    path: ['OBJECT_STORE_SECRET'],
    error: 'and OBJECT_STORE_KEY_ID are needed when OBJECT_STORE_URL is set',
  })
  .refine((env) => !env.IMAGE_MODEL_URL || env.IMAGE_MODEL, {
    path: ['IMAGE_MODEL'],
    error: 'is needed when IMAGE_MODEL_URL is set',
  })

type ParsedEnvironment = z.infer<typeof environmentSchema>
export type Environment = Omit<ParsedEnvironment, 'PUBLIC_URL' | 'ANALYTICS_PUBLIC'> & {
  /** Whether everyone may see the sample shop's sales on /analytics. In a live shop, the default is off. */
  ANALYTICS_PUBLIC: 'on' | 'off'
  /** The origin under which shoppers reach the shop, without a trailing slash. Links, cookies and origin checks use it. */
  PUBLIC_URL: string
}

export const formatEnvironmentRefusal = (lines: readonly string[]): string =>
  `The settings are invalid:\n${lines.map((line) => `  ${line}`).join('\n')}\nSee .env.example.`

/** Parses the environment variables. For an invalid variable, returns its name and the values that it accepts. */
export function parseEnvironment(
  source: Record<string, string | undefined>,
): { ok: true; env: Environment } | { ok: false; message: string } {
  const result = environmentSchema.safeParse(source)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { ok: false, message: formatEnvironmentRefusal(lines) }
  }
  const env = result.data
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    ok: true,
    env: {
      ...env,
      DATA_DIR: path.resolve(env.DATA_DIR),
      PUBLIC_URL: new URL(publicUrl).origin,
      ANALYTICS_PUBLIC: env.ANALYTICS_PUBLIC ?? (env.NODE_ENV === 'production' ? 'off' : 'on'),
    },
  }
}
