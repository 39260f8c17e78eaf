/** The value of an option as a person reads it: 'wild-cards' is "Wild cards". */
export function optionLabel(value: string): string {
  const text = value.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
