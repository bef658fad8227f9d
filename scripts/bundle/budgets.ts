/**
 * How much JavaScript the application may load for a page, by its kind: kilobytes of 1000 bytes, compressed
 * with brotli. Source: the targets.
 */
export const BUDGETS_KB = { home: 110, public: 130, 'signed in': 130, staff: 130 }

/**
 * The starter, on every page before anything else: all that a public page needs until somebody turns to the
 * application.
 */
export const STARTER_BUDGET_KB = 4

export type Kind = keyof typeof BUDGETS_KB

/** By how much a page may outgrow what is recorded of it, in bytes. */
export const TOLERANCE_BYTES = 2000

const SIGNED_IN =
  /^(profile\/|members\.tsx|membership\/(application|cpd|dashboard|dues|invoice|papers|registered-name|renewal-request|upgrade|nominations)\.tsx)/

/** @param route path of its module in `frontend/routes` */
export const kindOfRoute = (route: string): Kind => {
  if (route === 'home.tsx') return 'home'
  if (route.startsWith('admin/')) return 'staff'
  return SIGNED_IN.test(route) ? 'signed in' : 'public'
}
