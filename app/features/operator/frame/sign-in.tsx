import { type SubmitEvent, useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { shopFacts } from '../../../../content/shop.ts'
import { callApi } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useIsHydrated } from '../../../page-framework/use-is-hydrated.ts'

const { signIn, noScripts } = operatorFrameCopy

/** Shown without an operator session. After the sign-in, the requested page opens. */
export function SignIn() {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // The button is disabled until hydration. Before that, it would submit the form to the server, which has no route for it.
  const isHydrated = useIsHydrated()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const body = { token: form.get('token'), name: form.get('name') }
    const answer = await callApi({ method: 'POST', address: '/api/operator/session', body })
    if (answer.ok) return window.location.reload()
    setBusy(false)
    setProblem(wordsFor(answer.status))
  }
  return (
    <>
      <header className="on-dark bg-river text-paper">
        <a
          href="/"
          className="page-width flex min-h-14 items-center font-display text-lg font-extrabold hover:underline"
        >
          {shopFacts.name}
        </a>
        <div aria-hidden="true" className="ruler text-hi-vis" />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-md px-4 py-16">
        <h1 className="text-3xl">{signIn.heading}</h1>
        <p className="mt-3 text-slate">{signIn.lead}</p>
        <noscript>
          <p className="py-4 font-bold">{noScripts}</p>
        </noscript>
        <form
          onSubmit={(event) => void submit(event)}
          className="mt-6 grid gap-4 bg-paper p-5"
          // The method is POST, because GET would put the token into the URL if scripts haven't loaded.
          method="post"
        >
          <Field
            label={signIn.token}
            name="token"
            type="password"
            autoComplete="current-password"
            required
            hint={signIn.tokenHint}
            error={problem}
          />
          <Field label={signIn.name} name="name" autoComplete="name" maxLength={60} hint={signIn.nameHint} />
          <div>
            <Button type="submit" kind="primary" disabled={busy || !isHydrated}>
              {signIn.submit}
            </Button>
          </div>
        </form>
      </main>
    </>
  )
}

function wordsFor(status: number): string {
  if (status === 403) return signIn.wrong
  return status === 429 ? signIn.tooMany : signIn.failed
}
