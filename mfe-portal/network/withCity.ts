/** The typed address with its city and state, unless it names the city. */
export function withCity(typed: string, cityAndState: string): string {
  const address = typed.trim().replace(/,$/, '')
  const [city = ''] = cityAndState.split(',')
  if (address.toLowerCase().includes(city.toLowerCase())) return typed
  return address === '' ? cityAndState : `${address}, ${cityAndState}`
}
