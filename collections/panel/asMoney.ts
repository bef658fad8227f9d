const MONEY = '/app/(payload)/money'

/**
 * For an amount in minor units that the server wrote: lists and records of the panel show `USD 1,250.00`. Goes into
 * `admin.components`.
 * @param currencyField the field of the record that names the currency
 */
export const asMoney = (currencyField = 'currency') => {
  const clientProps = { currencyField }
  return {
    Cell: { path: `${MONEY}/MoneyCell#MoneyCell`, clientProps },
    Field: { path: `${MONEY}/MoneyField#MoneyField`, clientProps },
  }
}
