import { useQuery } from '@tanstack/react-query'
import { isAdmin } from '../../../../collections/access/policies.schema'
import { CONSENT_KINDS } from '../../../../domain/people/consents/consentTexts.schema'
import type { MailingRow } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { type Column, DataTable } from '../../../components/list/DataTable'
import { ListView } from '../../../components/list/ListView'
import { ButtonLink } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { useSession } from '../../../lib/session/useSession'
import { useListQuery } from '../../../lib/useListQuery'
import { deskPaths } from '../../../deskPaths'
import { MailingBadge } from './MailingBadge'
import { mailingListSpec, mailingsQuery } from './mailingQueries'

const COLUMNS: Column<MailingRow>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ id, subject }) => (
      <Link to={deskPaths.mailing.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { id: 'kind', header: 'About', cell: ({ kind }) => CONSENT_KINDS[kind].label },
  { id: 'audience', header: 'To', cell: ({ audience }) => audience },
  { id: 'status', header: 'Status', cell: ({ status }) => <MailingBadge status={status} /> },
  {
    id: 'date',
    header: 'Date',
    cell: ({ startedAt, sendAt, updatedAt }) => formatDate(startedAt ?? sendAt ?? updatedAt),
  },
  { id: 'by', header: 'By', cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
]

/** What was written to many people, and a way to write something. Source: issue 13, part 7. */
export const MailingTable = () => {
  const { user } = useSession()
  const query = useListQuery(mailingListSpec)
  const result = useQuery({ ...mailingsQuery(useApp(), query), throwOnError: false })
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <ButtonLink tone="main" to={deskPaths.mailing.build('new')}>
          New Mailing
        </ButtonLink>
        {isAdmin(user) && <ButtonLink to={deskPaths.mailTexts.build()}>Texts of Automatic Mails</ButtonLink>}
      </p>
      <ListView
        spec={mailingListSpec}
        query={query}
        result={result}
        noun={{ one: 'mailing', many: 'mailings' }}
        empty={mailingMessages.none}
        failed={mailingMessages.listFailed}
      >
        {(rows, isStale) => (
          <DataTable
            caption="Mailings"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            sort=""
            sortTo={() => ''}
            isStale={isStale}
          />
        )}
      </ListView>
    </div>
  )
}
