/** The message that all forms show for an invalid postal code. */
export const invalidPostalCodeMessage =
  'Please enter a postal code such as L2R 3M3, or a ZIP code such as 14301.'
