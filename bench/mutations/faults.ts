import type { PlantedFault } from './planted-fault.ts'
import { experimentFaults } from './faults/audit/experiments.ts'
import { auditFaults1To9 } from './faults/audit/rows-1-to-9.ts'
import { auditFaults10To17 } from './faults/audit/rows-10-to-17.ts'
import { auditFaults18To24 } from './faults/audit/rows-18-to-24.ts'
import { auditFaults25To31 } from './faults/audit/rows-25-to-31.ts'
import { browserFaults } from './faults/browser.ts'
import { databaseFaults, embeddedDatabaseFaults } from './faults/database.ts'
import { decalFaults } from './faults/decal.ts'
import { domainFaults } from './faults/domain.ts'
import { serviceFaults } from './faults/services.ts'
import { webFaults } from './faults/web.ts'

export const FAULTS: readonly PlantedFault[] = [
  ...domainFaults,
  ...decalFaults,
  ...databaseFaults,
  ...embeddedDatabaseFaults,
  ...serviceFaults,
  ...webFaults,
  ...browserFaults,
  ...auditFaults1To9,
  ...auditFaults10To17,
  ...auditFaults18To24,
  ...auditFaults25To31,
  ...experimentFaults,
]
