import { FLEET_PRESETS } from '../../../domain/lettering/fleet-choices.ts'
import { FleetForm } from './fleet-form.tsx'

/** The fleet form on a landing page. Submitting it opens the proof on a page of its own. */
export const FleetList = () => <FleetForm fields={FLEET_PRESETS} />
