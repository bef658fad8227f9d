import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { signOnProviderQuery } from './signOnProviderQuery'

/** Tells who came back from the provider why the password is asked for all the same. */
export const LinkNotice = () => {
  const { name } = useSuspenseQuery(signOnProviderQuery(useApp())).data
  return (
    <div className="mb-5 border-s-4 border-nile bg-nile-wash p-4">
      <p className="font-semibold">You have an account with this address already</p>
      <p className="mt-1">
        Sign in once with your password. After that, you can also sign in with {name ?? 'single sign-on'}{' '}
        signs you in as well.
      </p>
    </div>
  )
}
