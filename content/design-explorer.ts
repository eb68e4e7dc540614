import type { AchievementId } from '../domain/design-points/achievements.ts'

type AchievementWords = {
  readonly name: string
  readonly description: string
  readonly icon: 'knife' | 'pin' | 'clock' | 'spark' | 'leaf'
  readonly category: 'beginner' | 'intermediate' | 'expert'
  /** The unit in which the progress of the achievement is counted: its singular and its plural. */
  readonly counts: readonly [string, string]
}

/** Texts of the Design Explorer. The toasts use the wording of the design tools' specification, section 4. */
export const designExplorerCopy = {
  title: 'Design Explorer',
  text: "Every decal you design earns points. It's just a game: points have no value and stay in this browser.",
  simulate: 'Simulate Design',
  simulateHint: 'Counts as a design in this game, so you can see how points and levels work.',
  recent: 'Recent Achievements',
  noneYet: 'Nothing unlocked yet. Your first design unlocks the first achievement.',
  challenges: 'Challenges',
  allDone: 'All five achievements are unlocked.',
  toasts: {
    created: 'Design Created!',
    unlocked: 'Achievement Unlocked!',
    levelUp: 'Level Up!',
  },
} as const

export const achievementCopy: Readonly<Record<AchievementId, AchievementWords>> = {
  'first-design': {
    name: 'First Design',
    description: 'Create your first design',
    icon: 'knife',
    category: 'beginner',
    counts: ['design', 'designs'],
  },
  'design-explorer': {
    name: 'Design Explorer',
    description: 'Try 5 prompts',
    icon: 'pin',
    category: 'beginner',
    counts: ['prompt', 'prompts'],
  },
  'design-master': {
    name: 'Design Master',
    description: 'Create 10 designs in one session',
    icon: 'clock',
    category: 'intermediate',
    counts: ['design', 'designs'],
  },
  'creative-genius': {
    name: 'Creative Genius',
    description: 'Earn 1000 design points',
    icon: 'spark',
    category: 'expert',
    counts: ['point', 'points'],
  },
  'style-master': {
    name: 'Style Master',
    description: 'Create designs in 3 styles',
    icon: 'leaf',
    category: 'intermediate',
    counts: ['style', 'styles'],
  },
}
