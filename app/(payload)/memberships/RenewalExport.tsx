/** Above the list of renewal requests: all of them as a file. */
export const RenewalExport = () => (
  <p style={{ marginBlockEnd: '1.5rem' }}>
    <a href="/api/renewals/list.csv">Download all requests (CSV)</a>
  </p>
)
