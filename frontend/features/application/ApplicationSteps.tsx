import { classNames } from '../../lib/classNames'

const STEPS = ['Tell Us About Yourself', 'Membership Details', 'Make a Final Impact']
const ACTIVE = 0

/** How far the applicant has come. Source: spec.md section 2: three steps, the first is active. */
export const ApplicationSteps = () => (
  <ol aria-label="Progress" className="grid grid-cols-3 gap-2 md:gap-4">
    {STEPS.map((step, index) => (
      <li
        key={step}
        aria-current={index === ACTIVE ? 'step' : undefined}
        className={classNames('border-t-4 pt-2 leading-snug', index === ACTIVE ? 'border-laterite' : 'border-rule-strong text-ink-soft')}
      >
        <span className={classNames('font-display font-semibold', index === ACTIVE && 'text-laterite')}>Step {index + 1}</span>
        <span className={classNames('block hyphens-auto', index === ACTIVE && 'font-semibold')}>{step}</span>
      </li>
    ))}
  </ol>
)
