import { offers } from './offers'

/** Endpoints of the collection `grades`. */
export const gradeEndpoints = [offers]
