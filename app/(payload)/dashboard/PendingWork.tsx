import { type ServerProps, createLocalReq } from 'payload'
import { REGION_LABELS, handlesMemberships } from '../../../collections/access/roles'
import { findEndingSoon } from '../../../domain/membership/endingSoon'
import {
  AGE_GROUPS,
  PENDING_TEXTS,
  type PendingGroup,
  findPendingWork,
  pendingTitle,
} from '../../../domain/office/pendingWork'
import { lateText } from '../../../frontend/features/office/pendingWork/lateText'
import { formatDate } from '../../../frontend/lib/dates'
import { PENDING_LISTS, pendingPathOf } from '../../../frontend/features/office/pendingWork/pendingPaths'
import { EndingSoon } from './EndingSoon'
import styles from './PendingWork.module.css'
import { keysOf } from '../../../platform/records.schema'

/** `2 this week, 1 more than a month` */
const agesOf = ({ ages }: PendingGroup): string =>
  keysOf(AGE_GROUPS)
    .filter((group) => ages[group] > 0)
    .map((group) => `${ages[group]} ${AGE_GROUPS[group].label}`)
    .join(', ')

const Group = ({ group }: { group: PendingGroup }) => {
  const { kind, total, ages, late, oldest } = group
  return (
    <section
      aria-labelledby={`pending-${kind}`}
      className={styles.group}
      data-late={late > 0 || ages.older > 0 || undefined}
    >
      <h3 id={`pending-${kind}`} className={styles.title}>
        <a href={PENDING_LISTS[kind]}>
          <span className={styles.total}>{total}</span> {pendingTitle(kind, total)}
        </a>
      </h3>
      {total === 0 ? (
        <p className={styles.ages}>{PENDING_TEXTS[kind].nothing}</p>
      ) : (
        <>
          <p className={styles.ages}>
            {agesOf(group)}
            {late > 0 && `; ${lateText(group)}`}
          </p>
          <ol className={styles.items}>
            {oldest.map((item) => (
              <li key={item.id}>
                <a href={pendingPathOf(kind, item)}>
                  <bdi>{item.title}</bdi>
                </a>
                <time dateTime={item.since}>{formatDate(item.since)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The panel's first page: what waits for the person who opened it, the oldest first. */
export const PendingWork = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const [groups, ending] = await Promise.all([
    createLocalReq({ user }, payload).then((req) => findPendingWork(req)),
    findEndingSoon(payload, user),
  ])
  const region =
    !handlesMemberships(user) && user.chapterRegion ? ` in ${REGION_LABELS[user.chapterRegion]}` : ''
  return (
    <>
      <section aria-labelledby="pending-work" className={styles.work}>
        <h2 id="pending-work">Pending work{region}</h2>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.kind} group={group} />
          ))}
        </div>
      </section>
      <EndingSoon groups={ending} />
    </>
  )
}
