import { proofPageCopy as words } from '../../../content/proofs.ts'
import type { ProofPage, ProofVersion } from '../../../contract/proof-page.ts'
import type { DesignRequestState } from '../../../domain/design-requests/design-request-state.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { keepMeasuresTogether } from '../../ui/keep-measures-together.ts'
import { Picture } from '../../ui/picture.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ProofProgress } from './proof-progress.tsx'

type Proof = Extract<ProofPage, { kind: 'proof' }>

const STATE_LABELS: Record<DesignRequestState, string> = {
  'awaiting-credits': "We'll start once the credits are paid.",
  open: "We're designing it. We'll e-mail you when there's something to see.",
  proof: 'Please check the latest version and approve it, or tell us what to change.',
  changes: "We're working on your changes. We'll e-mail you when there's something to see.",
  approved: "You approved this design. We're printing it.",
  cancelled: 'This design was cancelled. The credits you spent on it are back in your account.',
}

/** The versions of a design, newest first, with plain forms for the customer's response. */
export function ProofView({ proof }: { proof: Proof }) {
  const { requirements, state, credits, versions, problem, path, comment } = proof
  const [newest, ...older] = versions
  return (
    <div className="page-width grid items-start gap-x-10 gap-y-8 py-8 md:py-12 lg:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <h1 className="text-3xl md:text-4xl">{words.heading}</h1>
        {problem !== null && (
          <p role="alert" className="mt-4 font-semibold text-maple">
            {problem}
          </p>
        )}
        <p className="mt-4 font-semibold md:text-lg">{STATE_LABELS[state]}</p>
        {credits !== null && (
          <form method="post" action={path} className="mt-4">
            <Button type="submit" kind="primary" name="decision" value="credits">
              Pay with {credits} credits
            </Button>
          </form>
        )}
        {newest && <Version version={newest} />}
        {newest && state === 'proof' && <Decide path={path} version={newest} comment={comment} />}
        <section aria-labelledby="request" className="mt-6 bg-paper p-5">
          <Item proof={proof} />
          <h2 id="request" className="mt-5 text-xl">
            {words.request}
          </h2>
          <p className="mt-2 max-w-prose break-words whitespace-pre-line">{requirements}</p>
        </section>
        {older.length > 0 && <h2 className="mt-8 text-xl">{words.earlier}</h2>}
        {older.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </div>
      <ProofProgress state={state} />
    </div>
  )
}

/** The item that the design is for, with its order. */
const Item = ({ proof: { title, imageSrc, orderNumber, orderPath } }: { proof: Proof }) => (
  <div className="flex items-center gap-4 border-b border-line pb-5">
    <Picture src={imageSrc} alt="" sizes="96px" upTo={240} className="size-20 rounded-sm md:size-24" />
    <p className="min-w-0">
      <span className="block font-semibold">{keepMeasuresTogether(title)}</span>
      <span className="text-slate">
        {words.order}{' '}
        {orderPath === null ? (
          orderNumber
        ) : (
          <a href={orderPath} className="text-link">
            {orderNumber}
          </a>
        )}
      </span>
    </p>
  </div>
)

function Version({ version }: { version: ProofVersion }) {
  const { number, picture, file, files, attached, note, proposedOn, decision, comment } = version
  return (
    <figure className="mt-6 bg-paper p-5">
      <img src={picture} alt={`Version ${number} of your design`} className="h-auto w-full" />
      <figcaption className="mt-3">
        <p className="font-semibold">
          Version {number}, {proposedOn}
          {decision === 'approved' && ': approved'}
          {decision === 'changes' && ': changes requested'}
        </p>
        {file !== null && (
          <a href={file} download className="text-link inline-flex min-h-11 items-center font-semibold">
            Download your press-ready file
          </a>
        )}
        {files.map((further) => (
          <a
            key={further.path}
            href={further.path}
            download
            className="text-link flex min-h-11 items-center font-semibold break-all"
          >
            {further.name} ({further.facts})
          </a>
        ))}
        {note !== '' && <p className="mt-1 whitespace-pre-line">{note}</p>}
        {comment !== '' && (
          <p className="mt-1 whitespace-pre-line text-slate">
            {words.you}: {comment}
          </p>
        )}
        {attached.map((sent) => (
          <p key={sent.path} className="text-slate">
            {words.yourFile}:{' '}
            <a href={sent.path} download className="text-link inline-flex min-h-11 items-center break-all">
              {sent.name}
            </a>{' '}
            ({sent.facts})
          </p>
        ))}
      </figcaption>
    </figure>
  )
}

function Decide({ path, version, comment }: { path: string; version: ProofVersion; comment: string }) {
  return (
    <div className="mt-5 grid gap-6 md:grid-cols-2">
      <form method="post" action={path} className="flex flex-col justify-between bg-paper p-5">
        <input type="hidden" name="versionId" value={version.id} />
        <p>We print it exactly as shown, so please check names, numbers and dates.</p>
        <Button type="submit" kind="primary" size="large" name="decision" value="approved" className="mt-4">
          Approve version {version.number}
        </Button>
      </form>
      <form method="post" action={path} encType="multipart/form-data" className="grid gap-4 bg-paper p-5">
        <input type="hidden" name="versionId" value={version.id} />
        <TextArea label={words.change} name="comment" depends maxLength={2_000} defaultValue={comment} />
        <FileField label={words.file} hint={words.fileHint} name="file" isOptional />
        <Button type="submit" kind="outline" name="decision" value="changes" className="justify-self-start">
          {words.ask}
        </Button>
      </form>
    </div>
  )
}
