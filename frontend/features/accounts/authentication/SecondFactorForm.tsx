import { Button } from '../../../components/ui/Button'
import { CodeField } from '../../../components/ui/CodeField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { useApp } from '../../../lib/app'
import { useForm } from '../../../lib/useForm'
import { useEnterSite } from './useEnterSite'
import { BackToSignIn } from './BackToSignIn'

export interface SecondFactorFormProps {
  /** What the right password was answered with. */
  challenge: string
  onBack: () => void
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const SecondFactorForm = ({ challenge, onBack }: SecondFactorFormProps) => {
  const { api } = useApp()
  const enterSite = useEnterSite()
  const { props, field, errors, isPending } = useForm({
    plain: 'factor',
    schema: async () => (await import('./authSchemas')).codeSchema,
    submit: async ({ code }) => {
      await api.post('/users/login/factor', { challenge, code })
      await enterSite()
    },
  })
  return (
    <form {...props} className="grid gap-5">
      <h2 className="text-xl">Enter your code</h2>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="challenge" value={challenge} />
      {/* the person has just pressed the button of the form before: this is where they go on */}
      <CodeField {...field('code')} autoFocus />
      <p className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={isPending}>
          Sign In
        </Button>
        <BackToSignIn onBack={onBack} />
      </p>
    </form>
  )
}
