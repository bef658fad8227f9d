import { useQuery } from '@tanstack/react-query'
import { isInTheWay } from '../../../../domain/content/trash/uses.schema'
import { useApp } from '../../../lib/app'
import { publicationUsesQuery } from './staffPublicationQueries'

/** Says which records of the site show a publication or lead to it, before it is deleted. */
export const PublicationUses = ({ id }: { id: string }) => {
  const { data } = useQuery(publicationUsesQuery(useApp(), id))
  const uses = data?.uses.filter(({ isInTrash }) => !isInTrash) ?? []
  if (uses.length === 0) return null
  return (
    <div className="mt-4">
      <p>
        {uses.some(isInTheWay)
          ? 'It cannot be deleted while it is used in:'
          : 'These pages link to it, and will lead nowhere:'}
      </p>
      <ul className="mt-2 list-disc ps-5">
        {uses.map(({ href, kind, title }) => (
          <li key={href}>
            <a className="link" href={href}>
              {kind}: <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
