import type { ReactNode } from 'react'
import { useState } from 'react'
import { operatorSetUpCopy } from '../../../../content/operator/set-up.ts'
import type { SetUp, TestMail } from '../../../../contract/operator/set-up.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'

/** Shows the payment provider, and explains how payouts are received. */
export function PaymentsStep({ payments, children }: Pick<SetUp, 'payments'> & { children: ReactNode }) {
  const words = operatorSetUpCopy.payments
  return (
    <>
      <p className="font-semibold">{words[payments]}</p>
      {payments === 'demo' && <Lines text={words.how} lines={words.keys} />}
      {children}
    </>
  )
}

/** Shows how the shop sends e-mail, with a button that sends a test. */
export function MailStep({ mail, children }: Pick<SetUp, 'mail'> & { children: ReactNode }) {
  const words = operatorSetUpCopy.mail
  const change = useOperatorChange()
  const [answer, setAnswer] = useState<TestMail | null>(null)
  const send = async () => {
    setAnswer(null)
    const sent = await change.send<TestMail>({ method: 'POST', address: '/api/operator/set-up/test-mail' })
    if (sent.ok) setAnswer(sent.value)
  }
  return (
    <>
      <p className="font-semibold">{words[mail.by]}</p>
      <p className="mt-2">{words.to(mail.to)}</p>
      {mail.by === 'folder' && <Lines text={words.how} lines={words.keys} />}
      <div className="mt-4">
        <Button kind="outline" size="small" disabled={change.busy} onClick={() => void send()}>
          {words.send}
        </Button>
        <output className="mt-2 block font-semibold">{answer && outcomeOf(answer, mail.by)}</output>
        <RefusalNote change={change} />
      </div>
      {children}
    </>
  )
}

function outcomeOf({ sent, to, reason }: TestMail, by: SetUp['mail']['by']): string {
  const words = operatorSetUpCopy.mail
  if (!sent) return words.failed(reason ?? '')
  return by === 'smtp' ? words.sent(to) : words.written
}

function Lines({ text, lines }: { text: string; lines: string }) {
  return (
    <>
      <p className="mt-2 max-w-2xl">{text}</p>
      <pre className="mt-2 max-w-2xl bg-mist p-3 text-sm wrap-anywhere whitespace-pre-wrap">{lines}</pre>
    </>
  )
}
