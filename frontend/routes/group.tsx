import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { GROUP_KINDS } from '../../domain/groups/groupTexts.schema'
import { PageTitle } from '../components/layout/PageTitle'
import { GroupView } from '../features/groups/GroupView'
import { groupPageQuery } from '../features/groups/groupQueries'
import { type App, useApp } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

/** A chapter, division, committee or list. Source: issue 13, part 4. */
export const loader =
  (app: App) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const { name, kind } = await app.queryClient.query(groupPageQuery(app, slug))
    return {
      head: {
        title: name,
        description: `${GROUP_KINDS[kind]} of the association: who leads it, what it does, and how to join.`,
        canonical: paths.group.build(slug),
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: group } = useSuspenseQuery(groupPageQuery(useApp(), slug))
  return (
    <>
      <PageTitle title={group.name}>{GROUP_KINDS[group.kind]}</PageTitle>
      <GroupView group={group} />
    </>
  )
}
