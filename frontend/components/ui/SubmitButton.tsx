import { useIsHydrated } from '../../lib/useIsHydrated'
import { Button, type ButtonProps } from './Button'

/** Sends a form. Waits for the script: before it runs, the form has nowhere to go. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => (
  <Button tone="main" {...props} type="submit" disabled={!useIsHydrated()} />
)
