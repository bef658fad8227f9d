/** Invoices for a whole grade at once: planned, started, completed after a crash. */
export { finaliseGradeRun, finaliseGradeRuns } from './finaliseGradeRuns'
export { planGradeRun } from './planGradeRun'
export { listGradeRuns, startGradeRun } from './startGradeRun'
