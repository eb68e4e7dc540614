import { USUAL_FLEET } from '../../../domain/lettering/fleet-choices.ts'
import { FleetForm } from './fleet-form.tsx'

/** The form on a landing page: its proof is a page of its own. */
export const FleetList = () => <FleetForm fields={USUAL_FLEET} />
