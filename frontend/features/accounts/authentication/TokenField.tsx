import { useLocation } from 'react-router-dom'
import { Field, type FieldProps } from '../../../components/ui/Field'
import { useIsHydrated } from '../../../lib/useIsHydrated'

/** The token of a link from a mail: it stands behind the hash, which the browser tells no server. */
const useHashToken = (): string | undefined => {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  return isHydrated && /^#[\w-]{43}$/.test(hash) ? hash.slice(1) : undefined
}

/** What the mail's link carries; to be copied from the mail where the link's end was lost, or without the script. */
export const TokenField = (props: Pick<FieldProps, 'id' | 'name' | 'error'>) => {
  const token = useHashToken()
  if (token) return <input type="hidden" name={props.name} value={token} />
  return (
    <Field
      {...props}
      label="Code from the email"
      hint="You can find it below the button in the email."
      autoComplete="off"
      spellCheck={false}
      required
    />
  )
}
