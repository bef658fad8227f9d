/** Something is on its way; the label is shown beside the turning ring. */
export const Spinner = ({ label }: { label: string }) => (
  <p role="status" className="flex items-center gap-3 text-ink-soft">
    <span className="spinner" aria-hidden="true" />
    {label}
  </p>
)
