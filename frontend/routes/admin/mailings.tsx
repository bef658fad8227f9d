import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { seesMailings } from '../../../collections/access/policies.schema'
import { Spinner } from '../../components/ui/Spinner'
import { MailingTable } from '../../features/messaging/mailings/MailingTable'
import { MailingForm, MailingView } from '../../features/messaging/mailings/MailingView'
import {
  mailingChoicesQuery,
  mailingListSpec,
  mailingQuery,
  mailingsQuery,
} from '../../features/messaging/mailings/mailingQueries'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

/** The list, a new mailing and one of them. */
export const loader =
  (app: App) =>
  async ({ params: { id }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesMailings)
    if (id === 'new') return { head: { title: 'New Mailing', canonical: deskPaths.mailing.build('new') } }
    if (id !== undefined) {
      const { subject } = await app.queryClient.query(mailingQuery(app, id))
      return { head: { title: subject, canonical: deskPaths.mailing.build(id) } }
    }
    const query = readListQuery(mailingListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(mailingsQuery(app, query))])
    return { head: { title: 'Mailings', canonical: deskPaths.mailings.build() } }
  }

const NewMailing = () => {
  const navigate = useNavigate()
  const { data } = useQuery(mailingChoicesQuery(useApp()))
  const list = useSearchParams()[0].get('list')
  return data ? (
    <MailingForm
      mailing={undefined}
      list={list ?? undefined}
      choices={data}
      onSaved={(id) => void navigate(deskPaths.mailing.build(id))}
      onCancel={() => void navigate(deskPaths.mailings.build())}
    />
  ) : (
    <Spinner label="Loading" />
  )
}

const OneMailing = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(mailingQuery(useApp(), id))
  return <MailingView mailing={data} onDiscarded={() => void navigate(deskPaths.mailings.build())} />
}

export const Component = () => {
  const { id } = useParams()
  if (id === undefined) return <MailingTable />
  return id === 'new' ? <NewMailing /> : <OneMailing key={id} id={id} />
}
