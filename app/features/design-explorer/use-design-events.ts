import { useEffect } from 'react'
import * as z from 'zod/mini'
import { capAward } from '../../../domain/design-points/awards.ts'
import { trackEvent } from '../../browser/analytics.ts'
import type { DesignCreatedEvent, DesignUploadedEvent } from '../../browser/design-events.ts'
import { earnPoints } from './points-store.ts'
import { makeDesignCreatedToast, showMilestones } from './show-milestones.ts'

// The schema of the event's details. They are validated, because any script on the page can dispatch such events.
const createdDetail = z.object({ style: z.string(), points: z.number() })
const uploadedDetail = z.object({ points: z.number() })

/** While the component is mounted, counts the designs that the generator reports. */
export function useDesignEvents(): void {
  useEffect(() => {
    const onCreated = ({ detail }: CustomEvent<DesignCreatedEvent>) => {
      const told = createdDetail.safeParse(detail)
      if (told.success) countDesign(told.data)
    }
    const onUploaded = ({ detail }: CustomEvent<DesignUploadedEvent>) => {
      const told = uploadedDetail.safeParse(detail)
      if (told.success) showMilestones(earnPoints({ kind: 'uploaded', points: told.data.points }))
    }
    window.addEventListener('design:created', onCreated)
    window.addEventListener('design:uploaded', onUploaded)
    return () => {
      window.removeEventListener('design:created', onCreated)
      window.removeEventListener('design:uploaded', onUploaded)
    }
  }, [])
}

/** Counts a design. A design that the visitor only simulated has no style (null). */
export function countDesign({ style, points }: { style: string | null; points: number }): void {
  const counted = capAward('created', points)
  trackEvent({ event: 'design_created', style, points: counted })
  showMilestones(earnPoints({ kind: 'created', style, points: counted }), makeDesignCreatedToast(counted))
}
