import type { Fault } from './fault.ts'
import { browserFaults } from './faults/browser.ts'
import { databaseFaults, embeddedDatabaseFaults } from './faults/database.ts'
import { decalFaults } from './faults/decal.ts'
import { domainFaults } from './faults/domain.ts'
import { serviceFaults } from './faults/services.ts'
import { webFaults } from './faults/web.ts'

export const FAULTS: readonly Fault[] = [
  ...domainFaults,
  ...decalFaults,
  ...databaseFaults,
  ...embeddedDatabaseFaults,
  ...serviceFaults,
  ...webFaults,
  ...browserFaults,
]
