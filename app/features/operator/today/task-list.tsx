import { operatorTodayCopy as words } from '../../../../content/operator/today.ts'
import type { OperatorToday, TodayTask } from '../../../../contract/operator/today.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The URL of each task's page. */
const PATH_OF_TASK: Readonly<Record<TodayTask, string>> = {
  'new-orders': '/operator?status=paid',
  'approved-orders': '/operator?status=approved',
  'late-jobs': '/operator/board',
  'due-today': '/operator/board',
  'due-this-week': '/operator/board',
  'blocked-jobs': '#blocked',
  'failed-refunds': '/operator?problem=refund-failed',
  disputes: '/operator?problem=dispute-open',
  messages: '/operator/content/messages',
  questions: '/operator/content/questions',
  reviews: '/operator/content/reviews',
  'design-requests': '/operator/content/designs',
  'stuck-mails': '/operator/tasks',
  'out-of-stock': '/operator/products?stock=out',
  'proofs-out': '/operator?status=in-proof',
  'low-stock': '/operator/products?stock=low',
}

/** Tasks that cost money or customers if they aren't done in time. */
const URGENT_TASKS: ReadonlySet<TodayTask> = new Set([
  'late-jobs',
  'blocked-jobs',
  'failed-refunds',
  'disputes',
  'stuck-mails',
  'out-of-stock',
])

/** Entries for information only. They need no action today. */
const INFORMATIVE_TASKS: ReadonlySet<TodayTask> = new Set(['due-this-week', 'low-stock', 'proofs-out'])

/** Lists what has to be done today, followed by entries that are only for information. */
export function TaskList({ tasks }: Pick<OperatorToday, 'tasks'>) {
  return (
    <>
      <Tasks
        title={words.toDo}
        none={words.nothing}
        tasks={tasks.filter(({ task }) => !INFORMATIVE_TASKS.has(task))}
      />
      <Tasks
        title={words.comingUp}
        none={words.nothingComing}
        tasks={tasks.filter(({ task }) => INFORMATIVE_TASKS.has(task))}
      />
    </>
  )
}

type TasksProps = Pick<OperatorToday, 'tasks'> & { title: string; none: string }

function Tasks({ title, none, tasks }: TasksProps) {
  return (
    <section aria-label={title} className="bg-paper p-4">
      <h2 className="text-lg">{title}</h2>
      {tasks.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-slate">
          <Icon name="check" className="size-5 text-gorge" /> {none}
        </p>
      )}
      <ul className="mt-2">
        {tasks.map(({ task, count }) => (
          <li key={task} className="border-t border-line">
            <a href={PATH_OF_TASK[task]} className="flex min-h-12 items-center gap-3 py-1.5 hover:text-gorge">
              <strong
                className={`min-w-8 text-right text-2xl tabular-nums ${URGENT_TASKS.has(task) ? 'text-maple' : ''}`}
              >
                {count}
              </strong>{' '}
              <span className="underline underline-offset-3">{words.task(task, count)}</span>
              <Icon name="arrow" className="ml-auto size-4 shrink-0 text-slate" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
