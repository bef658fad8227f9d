import {
  APPLICATION_STEPS,
  type ApplicationStep,
} from '../../../../domain/membership/applications/steps.schema'
import { Link } from '../../../components/ui/Link'
import { classNames } from '../../../lib/classNames'
import { paths } from '../../../paths'

const NUMBERS = [1, 2, 3] as const

/** How far the applicant has come; each step has an address. Source: spec.md section 2. */
export const ApplicationSteps = ({ step }: { step: ApplicationStep }) => (
  <ol aria-label="Progress" className="grid grid-cols-3 gap-2 md:gap-4">
    {NUMBERS.map((number) => {
      const isActive = number === step
      return (
        <li
          key={number}
          aria-current={isActive ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 leading-snug',
            isActive ? 'border-laterite' : 'border-rule-strong text-ink-soft',
          )}
        >
          <Link
            to={paths.membership.application.build({ step: number })}
            className={classNames('block min-h-11 hover:underline', isActive && 'font-semibold')}
          >
            <span className={classNames('font-display font-semibold', isActive && 'text-laterite')}>
              Step {number}
            </span>{' '}
            <span className="block hyphens-auto">{APPLICATION_STEPS[number - 1]}</span>
          </Link>
        </li>
      )
    })}
  </ol>
)
