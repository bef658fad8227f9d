import { Icon } from './Icon'

/** The association's sign and name, where the panel shows its own otherwise. */
export const Logo = () => (
  <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem', fontWeight: 600, lineHeight: 1.2 }}>
    <span style={{ width: '2.5rem' }}>
      <Icon />
    </span>
    <span>
      Association of Civil Engineers
      <br />
      South Sudan
    </span>
  </div>
)
