/** What is said about API keys. */
export const integrationMessages = {
  keysHint:
    'Other programs of the association, such as accounting, read records with a key. A key reads only what it was given and changes nothing.',
  noKeys: 'There is no key yet',
  keysFailed: 'Failed to load the keys',
  created: 'Key created',
  shownOnce: 'This key is shown only once. Copy it to where it is used, and never send it by email or chat.',
  copied: 'Key copied',
  notCopied: 'The key could not be copied. Please select and copy it.',
  revoked: 'Key revoked',
  revokeFailed: 'Failed to revoke the key',
  revokeConsequence:
    'Programs that use this key are refused from now on. This cannot be undone: they need a new key.',
  apiFailed: 'Failed to load the description',
} as const
