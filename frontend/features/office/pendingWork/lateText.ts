import { PROMISED_DAYS, type PendingGroup } from '../../../../domain/office/pendingWork/pendingWork.schema'

/** `2 have waited longer than the promised 3 weeks`; empty where nothing is late. */
export const lateText = ({ kind, late }: Pick<PendingGroup, 'kind' | 'late'>): string => {
  const promised = PROMISED_DAYS[kind]
  if (!promised || late === 0) return ''
  return `${late} ${late === 1 ? 'has' : 'have'} waited longer than the promised ${promised.text}`
}
