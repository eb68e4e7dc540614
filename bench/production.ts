// npm run bench -- production: counts how many of the sample shop's shippable variants get print or cut files, and lists why the others
// don't. Also lists the designs that can't be sold because they fail preflight.
import { describeOutcome, makeSamplePlans } from './production/sample-plans.ts'
import { drawPlans, findStoppedPlans } from './production/stopped-plans.ts'

export async function main(): Promise<void> {
  const plans = makeSamplePlans()
  const products = (of: readonly { handle: string }[]) => new Set(of.map(({ handle }) => handle)).size
  console.log(`${plans.length} variants of ${products(plans)} products are shipped.`)
  const byOutcome = [...Map.groupBy(plans, ({ plan }) => describeOutcome(plan))]
  for (const [outcome, own] of byOutcome.toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${String(own.length).padStart(5)} variants of ${products(own)} products   ${outcome}`)
  const drawn = drawPlans(plans)
  const started = process.cpuUsage()
  const { looks, stopped } = await findStoppedPlans(drawn)
  const { user, system } = process.cpuUsage(started)
  const seconds = Math.round((user + system) / 1_000_000)
  console.log(
    `${stopped.length} of ${drawn.length} are stopped by preflight (${looks} looks, ${seconds} s CPU).`,
  )
  for (const { name, stop } of stopped) console.log(`      ${name}: ${stop}`)
  if (stopped.length > 0) process.exitCode = 1
}
