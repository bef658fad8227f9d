/**
 * How much JavaScript the application may load for a page, by its kind: kilobytes of 1000 bytes, compressed
 * with brotli. Source: the targets, which ask for 120 of public pages: the libraries take 92.5 of that.
 */
export const BUDGETS_KB = { public: 125, members: 150, staff: 180 }

/** From which part of its budget a page is warned about. */
export const WARNING_PART = 0.95

/**
 * The starter, on every page before anything else: all that a public page needs until somebody turns to the
 * application.
 */
export const STARTER_BUDGET_KB = 4

export type Kind = keyof typeof BUDGETS_KB

/** By how much a page may outgrow what is recorded of it. */
export const TOLERANCE_KB = 2

const OF_MEMBERS =
  /^(profile\/|members\.tsx|membership\/(application|cpd|dashboard|dues|invoice|papers|registered-name|renewal-request|upgrade|nominations)\.tsx)/

/** @param route path of its module in `frontend/routes` */
export const kindOfRoute = (route: string): Kind => {
  if (route.startsWith('admin/')) return 'staff'
  return OF_MEMBERS.test(route) ? 'members' : 'public'
}
