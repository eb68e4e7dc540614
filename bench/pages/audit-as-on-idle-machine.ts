import type { Artifacts, Result, RunnerResult } from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { LanternTotalBlockingTime } from 'lighthouse/core/computed/metrics/lantern-total-blocking-time.js'

/**
 * Lighthouse's limits for the total blocking time of a phone, in milliseconds. With the time `p10`, a page gets 90 points; with the time
 * `median`, it gets 50 points.
 */
const BLOCKED_POINTS = { p10: 200, median: 600 }

export type IdleMachineAudit = {
  /** Lighthouse's score, from 0 to 100. */
  performance: number
  /** In milliseconds. */
  blocked: number
}

/**
 * Returns the results that Lighthouse would report on an idle machine. Lighthouse computes with the duration of each task, which includes
 * waiting if the machine is busy or its disk is slow. This function passes the processor time of each task to Lighthouse's simulation
 * instead.
 */
export async function auditAsOnIdleMachine({ lhr, artifacts }: RunnerResult): Promise<IdleMachineAudit> {
  const blocked = await LanternTotalBlockingTime.request(
    {
      trace: withProcessorTimes(artifacts.Trace),
      devtoolsLog: artifacts.DevtoolsLog,
      gatherContext: artifacts.GatherContext,
      settings: lhr.configSettings,
      simulator: null,
      URL: artifacts.URL,
      SourceMaps: artifacts.SourceMaps,
      HostDPR: artifacts.HostDPR,
    },
    { computedCache: new Map() },
  )
  return { performance: performanceWith(blocked.timing, lhr), blocked: blocked.timing }
}

const withProcessorTimes = (trace: Artifacts['Trace']): Artifacts['Trace'] => ({
  ...trace,
  traceEvents: trace.traceEvents.map((event) => {
    const spent = 'tdur' in event && typeof event.tdur === 'number' ? event.tdur : event.dur
    return { ...event, dur: spent }
  }),
})

function performanceWith(blocked: number, { audits, categories }: Result): number {
  const refs = categories['performance']?.auditRefs ?? []
  const points = (name: string) =>
    name === 'total-blocking-time'
      ? Audit.computeLogNormalScore(BLOCKED_POINTS, blocked)
      : (audits[name]?.score ?? 0)
  const sum = refs.reduce((total, { id, weight }) => total + weight * points(id), 0)
  return Math.round((100 * sum) / refs.reduce((total, { weight }) => total + weight, 0))
}
