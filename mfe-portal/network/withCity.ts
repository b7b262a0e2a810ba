/**
 * The typed address with its city and state, unless it names the city.
 * @param before the city and state that were filled in earlier, for another ZIP code
 */
export function withCity(typed: string, cityAndState: string, before = ''): string {
  const own = before && typed.trim().endsWith(before) ? typed.trim().slice(0, -before.length) : typed
  const address = own.trim().replace(/,$/, '')
  const [city = ''] = cityAndState.split(',')
  if (address.toLowerCase().includes(city.toLowerCase())) return own
  return address === '' ? cityAndState : `${address}, ${cityAndState}`
}
