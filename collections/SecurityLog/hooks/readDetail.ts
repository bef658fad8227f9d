import type { FieldHook } from 'payload'
import { describeDetail } from '../../../domain/audit/detail.schema'

/** What is stored is exact, for enquiries; what is read is in words. */
export const readDetail: FieldHook = ({ value }): unknown =>
  typeof value === 'string' ? describeDetail(value) : value
