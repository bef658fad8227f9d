import { setFees, unsetFees } from './changeFees'
import { fees } from './fees'
import { offers } from './offers'

/** Endpoints of the collection `grades`. */
export const gradeEndpoints = [offers, fees, setFees, unsetFees]
