import type { PayloadRequest } from 'payload'
import type { MembershipGrade } from '../../../payload-types'
import { todayInJuba } from '../../../platform/jubaTime'
import { dayOf, feeProblems, startOf, toGradeFees } from '../grades'
import type { FeeInput, FeeRemoval, FeesChanged } from './fee.schema'
import { inOrder } from './readFeesPage'

/** Invoices of the past were priced by the fees of their day. */
const NOT_BEFORE_TODAY = 'Please choose today or a day to come'

type StoredFees = NonNullable<MembershipGrade['fees']>

/** Why fees could not be changed; `draft`: changes of the grade's texts wait for publication beside it. */
export type FeesProblem =
  { problem: 'not_found' | 'draft' | 'begun' } | { problem: 'field'; field: string; message: string }

/**
 * Publishes a grade with other fees. The save is based on the version that was read: where somebody saves the grade at
 * the same time, one of the two is refused (409).
 */
const change = async (
  req: PayloadRequest,
  id: string,
  changed: (fees: StoredFees) => StoredFees | FeesProblem,
): Promise<FeesChanged | FeesProblem> => {
  const { payload } = req
  // whoever handles money sets fees; the grade's texts stay those of administrators
  const stored = { collection: 'grades', id, depth: 0, overrideAccess: true } as const
  const grade = await payload.findByID({ ...stored, disableErrors: true })
  if (grade?._status !== 'published') return { problem: 'not_found' }
  const latest = await payload.findByID({ ...stored, draft: true })
  if (latest._status !== 'published') return { problem: 'draft' }
  const fees = changed(grade.fees ?? [])
  if ('problem' in fees) return fees
  const saved = await payload.update({
    ...stored,
    data: { fees, _status: 'published', updatedAt: grade.updatedAt },
    req,
  })
  return { fees: inOrder(toGradeFees(saved).fees) }
}

/** Sets what a grade costs from a day on; fees that began before it end with the day before. */
export const addFees = (
  req: PayloadRequest,
  id: string,
  { validFrom, ...fee }: FeeInput,
): Promise<FeesChanged | FeesProblem> =>
  change(req, id, (fees) => {
    if (validFrom < todayInJuba()) return { problem: 'field', field: 'validFrom', message: NOT_BEFORE_TODAY }
    const next = [...fees, { ...fee, validFrom: startOf(validFrom) }]
    const prefix = `fees.${fees.length}.`
    const wrong = feeProblems(next).find(({ path }) => path.startsWith(prefix))
    if (!wrong) return next
    return { problem: 'field', field: wrong.path.slice(prefix.length), message: wrong.message }
  })

/** Takes fees away that do not hold yet; those of today and before stay, because invoices name them. */
export const removeFees = (
  req: PayloadRequest,
  id: string,
  { currency, validFrom }: FeeRemoval,
): Promise<FeesChanged | FeesProblem> =>
  change(req, id, (fees) => {
    if (validFrom <= todayInJuba()) return { problem: 'begun' }
    const left = fees.filter((fee) => fee.currency !== currency || dayOf(fee.validFrom) !== validFrom)
    return left.length === fees.length ? { problem: 'not_found' } : left
  })
