import { type EndingGroup, endingTitle } from '../../../domain/membership/endingSoon/endingSoon.schema'
import { endingPathOf } from '../../../frontend/features/office/pendingWork/endingPaths'
import { formatDate } from '../../../frontend/lib/dates'
import { openListAddress } from '../../../frontend/lib/savedListAddress'
import styles from './PendingWork.module.css'

const Group = ({ group: { kind, total, soonest, list } }: { group: EndingGroup }) => {
  const text = (
    <>
      <span className={styles.total}>{total}</span> {endingTitle(kind, total)}
    </>
  )
  return (
    <section aria-labelledby={`ending-${kind}`} className={styles.group}>
      <h3 id={`ending-${kind}`} className={styles.title}>
        {list ? <a href={openListAddress(list)}>{text}</a> : text}
      </h3>
      <ol className={styles.items}>
        {soonest.map((item, place) => (
          <li key={`${item.id} ${place}`}>
            <a href={endingPathOf(kind, item)}>
              <bdi>{item.title}</bdi>
            </a>
            <time dateTime={item.endsOn}>{formatDate(item.endsOn)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What ends soon, on the panel's first page; nothing for those whose rights cover none of it. */
export const EndingSoon = ({ groups }: { groups: EndingGroup[] }) =>
  groups.length > 0 && (
    <section aria-labelledby="ending-soon" className={styles.work}>
      <h2 id="ending-soon">Ends soon</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </section>
  )
