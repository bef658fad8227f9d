import type { GroupRecord } from '../../../../domain/groups/groupTexts.schema'

/**
 * How a group stands, in a sentence or two: `48 people, 2 requests to join. Chair: Lado Wani.`
 * @param counts left out while they are loading
 */
export const groupStanding = (
  { isPublic, offices }: Pick<GroupRecord, 'isPublic' | 'offices'>,
  { people, requests }: { people: number | undefined; requests: number | undefined },
): string => {
  const counts = [
    people !== undefined && (people === 1 ? '1 person' : `${people.toLocaleString('en-GB')} people`),
    requests !== undefined &&
      requests > 0 &&
      `${requests} ${requests === 1 ? 'request' : 'requests'} to join`,
  ].filter(Boolean)
  const [holder] = offices.filter(({ isCurrent }) => isCurrent)
  return [
    counts.join(', '),
    holder && `${holder.title}: ${holder.name}`,
    !isPublic && 'Visitors do not see it',
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
