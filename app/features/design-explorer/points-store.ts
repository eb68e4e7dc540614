import {
  type DesignAction,
  type DesignPoints,
  applyDesignAction,
  type Milestone,
  NO_DESIGN_POINTS,
} from '../../../domain/design-points/design-points.ts'
import { parseStoredPoints, pointsStorageKeys, serializePoints, type StoredPoints } from './stored-points.ts'

/** The points, read from storage on first use. If storage is forbidden, they exist only in this variable. */
let earned: DesignPoints | null = null
const listeners = new Set<() => void>()

export function getDesignPoints(): DesignPoints {
  earned ??= readStorage() ?? NO_DESIGN_POINTS
  return earned
}

/** Awards points for one of the visitor's actions, and returns the milestones reached. */
export function earnPoints(deed: DesignAction): Milestone[] {
  // Another tab may have earned points in the meantime, so the stored points are read again.
  const { after, milestones } = applyDesignAction(readStorage() ?? getDesignPoints(), deed, Date.now())
  writeStorage(after)
  set(after)
  return milestones
}

/** Calls the listener when points are earned, in this tab or in another one. */
export function watchDesignPoints(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

function readAgain({ key }: StorageEvent): void {
  // A null key means that all of the storage was cleared.
  const concerned = key === null || pointsStorageKeys.some((own) => own === key)
  const stored = concerned ? readStorage() : null
  if (stored) set(stored)
}

function set(next: DesignPoints): void {
  earned = next
  for (const listener of listeners) listener()
}

function readStorage(): DesignPoints | null {
  try {
    const read = (key: keyof StoredPoints) => window.localStorage.getItem(key)
    return parseStoredPoints({
      designPoints: read('designPoints'),
      designLevel: read('designLevel'),
      designAchievements: read('designAchievements'),
    })
  } catch {
    return null
  }
}

function writeStorage(next: DesignPoints): void {
  try {
    const texts = serializePoints(next)
    for (const key of pointsStorageKeys) window.localStorage.setItem(key, texts[key])
  } catch {
    // Storage is full or forbidden, so the points are lost when the page closes.
  }
}
