import { FLEET_PRESETS } from '../../../domain/lettering/fleet-choices.ts'
import { FleetForm } from './fleet-form.tsx'

/** The form on a landing page. Submitting it leads to the proof on a separate page. */
export const FleetList = () => <FleetForm fields={FLEET_PRESETS} />
