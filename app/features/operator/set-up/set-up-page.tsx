import { operatorSetUpCopy as words } from '../../../../content/operator/set-up.ts'
import type { SampleShop } from '../../../../contract/operator/sample-shop.ts'
import type { SetUp } from '../../../../contract/operator/set-up.ts'
import type { SettingsList } from '../../../../contract/operator/settings.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { MailStep, PaymentsStep } from './payments-and-mail-steps.tsx'
import { ProductsStep } from './products-step.tsx'
import { SettingsStep } from './settings-step.tsx'

const SET_UP_STEPS = [
  'shop',
  'look',
  'contact',
  'hours',
  'shipping',
  'taxes',
  'payments',
  'mail',
  'products',
] as const
type Step = (typeof SET_UP_STEPS)[number]
const LAST_STEP = 'finished'

const addressOf = (step: Step | typeof LAST_STEP): string => `/operator/make-it-yours/${step}`

const after = (step: Step): Step | typeof LAST_STEP =>
  SET_UP_STEPS[SET_UP_STEPS.indexOf(step) + 1] ?? LAST_STEP

/** Guides the owner from the sample shop to their own shop. Each step can be skipped, is saved on its own, and shows whether it is done. */
export default function SetUpPage({ params }: OperatorViewProps) {
  const settings = useOperatorData<SettingsList>('/api/operator/settings')
  const setUp = useOperatorData<SetUp>('/api/operator/set-up')
  const sample = useOperatorData<SampleShop>('/api/operator/sample-shop')
  const step =
    SET_UP_STEPS.find((each) => each === params['step']) ??
    (params['step'] === LAST_STEP ? LAST_STEP : SET_UP_STEPS[0])
  const moved = (left: SampleShop) => {
    sample.show(left)
    void setUp.reload()
  }
  const saved = (list: SettingsList) => {
    settings.show(list)
    void setUp.reload()
  }
  return (
    <DataLoader data={settings.data} reload={settings.reload}>
      {(list) => (
        <DataLoader data={setUp.data} reload={setUp.reload}>
          {(machine) => (
            <DataLoader data={sample.data} reload={sample.reload}>
              {(sampleShop) => (
                <Steps
                  step={step}
                  list={list}
                  machine={machine}
                  sampleShop={sampleShop}
                  reload={settings.reload}
                  onSaved={saved}
                  onMoved={moved}
                />
              )}
            </DataLoader>
          )}
        </DataLoader>
      )}
    </DataLoader>
  )
}

type StepsProps = {
  step: Step | typeof LAST_STEP
  list: SettingsList
  machine: SetUp
  sampleShop: SampleShop
  reload: () => Promise<void>
  onSaved: (list: SettingsList) => void
  onMoved: (left: SampleShop) => void
}

function Steps(props: StepsProps) {
  const { step, list, machine, sampleShop } = props
  const isDone = (each: Step): boolean => {
    if (each === 'payments') return machine.payments !== 'demo'
    if (each === 'mail') return machine.mail.by === 'smtp'
    if (each === 'products') return !sampleShop.isIn && machine.products > 0
    const fields = list.groups.find(({ name }) => name === each)?.fields ?? []
    return fields.some(({ value, default: standard }) => value !== standard)
  }
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={words.steps}>
          <ol className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 lg:grid-cols-1">
            {SET_UP_STEPS.map((each, index) => (
              <li key={each}>
                <a
                  href={addressOf(each)}
                  aria-current={each === step ? 'step' : undefined}
                  className="flex min-h-11 items-center gap-2 text-sm aria-[current]:font-bold lg:px-2 lg:aria-[current]:bg-paper"
                >
                  <span
                    aria-hidden="true"
                    className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${isDone(each) ? 'bg-gorge text-paper' : 'border border-slate'}`}
                  >
                    {isDone(each) ? <Icon name="check" className="size-4" /> : index + 1}
                  </span>
                  {words.titles[each]}
                  {isDone(each) && <span className="sr-only">({words.done})</span>}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {step === LAST_STEP ? <Finished machine={machine} /> : <StepPanel {...props} step={step} />}
      </div>
    </>
  )
}

function StepPanel({
  step,
  list,
  machine,
  sampleShop,
  reload,
  onSaved,
  onMoved,
}: StepsProps & { step: Step }) {
  const next = addressOf(after(step))
  const group = list.groups.find(({ name }) => name === step)
  const onward = (
    <p className="mt-6">
      <a href={next} className={getButtonClass('primary')}>
        {words.next}
      </a>
    </p>
  )
  return (
    <section aria-labelledby="step" className="bg-paper p-4 md:p-6">
      <p className="text-sm text-slate">{words.step(SET_UP_STEPS.indexOf(step) + 1, SET_UP_STEPS.length)}</p>
      <h2 id="step" className="text-2xl">
        {words.titles[step]}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-slate">{words.why[step]}</p>
      {group && step !== 'mail' && (
        <SettingsStep
          key={step}
          group={group}
          reload={reload}
          onSaved={onSaved}
          goOn={() => window.location.assign(next)}
          skip={
            <a href={next} className="flex min-h-11 items-center text-link">
              {words.skip}
            </a>
          }
        />
      )}
      {step === 'payments' && <PaymentsStep payments={machine.payments}>{onward}</PaymentsStep>}
      {step === 'mail' && <MailStep mail={machine.mail}>{onward}</MailStep>}
      {step === 'products' && (
        <ProductsStep sampleShop={sampleShop} products={machine.products} onMoved={onMoved}>
          {onward}
        </ProductsStep>
      )}
    </section>
  )
}

function Finished({ machine }: { machine: SetUp }) {
  const { title, text, missing, toShop, toToday } = words.finished
  return (
    <section aria-labelledby="step" className="bg-paper p-4 md:p-6">
      <h2 id="step" className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 max-w-2xl">{text}</p>
      {machine.missing.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">{missing}</h3>
          <ul className="mt-1">
            {machine.missing.map(({ what, page }) => (
              <li key={page}>
                <a href={page} className="inline-flex min-h-10 items-center text-link first-letter:uppercase">
                  {what}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <a href="/" className={getButtonClass('primary')}>
          {toShop}
        </a>
        <a href="/operator/today" className={getButtonClass('outline')}>
          {toToday}
        </a>
      </p>
    </section>
  )
}
