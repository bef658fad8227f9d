import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { signOnProviderQuery } from './signOnProviderQuery'

/**
 * The way in through the single sign-on provider: a plain link, for there is nothing to type. Nothing where
 * there is none.
 */
export const SingleSignOn = () => {
  const { name } = useSuspenseQuery(signOnProviderQuery(useApp())).data
  const [search] = useSearchParams()
  if (!name || search.get('link') === 'true') return null
  return (
    <div className="mt-7 border-t border-rule pt-6">
      <a href={paths.auth.singleSignOn(search.get('from') ?? undefined)} className="btn w-full text-center">
        Continue with {name}
      </a>
    </div>
  )
}
