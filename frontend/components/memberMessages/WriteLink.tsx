import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../ui/Button'
import { useApp } from '../../lib/app'
import { paths } from '../../paths'
import { recipientQuery } from './messageQueries'

/** Leads to a message to a member of the directory; nothing where the person who looks cannot write to them. */
export const WriteLink = ({ profile }: { profile: string }) => {
  const { data } = useQuery({ ...recipientQuery(useApp(), profile), retry: false, throwOnError: false })
  return data && !data.refusal ? (
    <p className="mt-5">
      <ButtonLink to={paths.messages.build({ to: profile })} tone="main">
        Write a Message
      </ButtonLink>
    </p>
  ) : null
}
