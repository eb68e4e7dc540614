import { FLEET_PRESETS } from '../../../domain/lettering/fleet-choices.ts'
import { FleetForm } from './fleet-form.tsx'

/** The form on a landing page. The proof it leads to is a separate page. */
export const FleetList = () => <FleetForm fields={FLEET_PRESETS} />
