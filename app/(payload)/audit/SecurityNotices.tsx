import type { ServerProps } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { recentBursts } from '../../../domain/audit'

/** On the panel's first page, for administrators: what came unusually often since yesterday. Nothing otherwise. */
export const SecurityNotices = async ({ payload, user }: ServerProps) => {
  const notices = isAdmin(user) ? await recentBursts(payload) : []
  if (notices.length === 0) return null
  return (
    <section
      aria-labelledby="security-notices"
      style={{
        marginBottom: '2rem',
        padding: '1rem',
        borderInlineStart: '4px solid var(--theme-error-500)',
        background: 'var(--theme-elevation-50)',
      }}
    >
      <h2 id="security-notices" style={{ fontSize: '1.125rem', marginBottom: '0.5rem' }}>
        Security notices
      </h2>
      <ul>
        {notices.map(({ id, detail }) => (
          <li key={id}>
            <a href={`/cms/collections/security-log/${id}`}>{detail}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
