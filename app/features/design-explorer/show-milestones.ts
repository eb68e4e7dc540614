import { achievementCopy, designExplorerCopy } from '../../../content/design-explorer.ts'
import type { Milestone } from '../../../domain/design-points/design-points.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { showToast, type Toast } from '../../browser/toasts.ts'

type Message = Omit<Toast, 'id'>

/** How long each toast is visible before the next one replaces it, in ms. */
const TOAST_MS = 2_500

const { toasts } = designExplorerCopy
const waiting: Message[] = []
let nextTurn: ReturnType<typeof setTimeout> | undefined

/** Returns the toast about the points for a new design, in the specification's words. */
export const makeDesignCreatedToast = (points: number): Message => ({
  title: toasts.created,
  text: `You earned ${points} design points.`,
  style: 'plain',
})

/** Shows a message at once, if there is one, and then the milestones one after the other. Also reports the milestones to analytics. */
export function showMilestones(milestones: readonly Milestone[], first?: Message): void {
  if (first) showToast(first)
  for (const milestone of milestones) {
    trackEvent(eventOf(milestone))
    waiting.push(messageOf(milestone))
  }
  clearTimeout(nextTurn)
  if (first) nextTurn = setTimeout(takeTurn, TOAST_MS)
  else takeTurn()
}

function takeTurn(): void {
  const message = waiting.shift()
  if (!message) return
  showToast(message)
  nextTurn = setTimeout(takeTurn, TOAST_MS)
}

function messageOf(milestone: Milestone): Message {
  if (milestone.kind === 'level')
    return {
      title: toasts.levelUp,
      text: `You've reached level ${milestone.level}! Keep creating amazing designs.`,
      style: 'plain',
    }
  const { name, description } = achievementCopy[milestone.id]
  return { title: toasts.unlocked, text: `${name}: ${description}`, style: 'plain' }
}

const eventOf = (milestone: Milestone) =>
  milestone.kind === 'level'
    ? ({ event: 'level_up', level: milestone.level } as const)
    : ({ event: 'achievement_unlocked', achievement_id: milestone.id } as const)
