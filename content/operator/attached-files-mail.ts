/** The mail that tells the shop of a customer's file. {job} stands for the job's number. */
export const attachedFilesMail = {
  subject: 'Job {job}: the customer attached a file',
  text: 'The customer attached a file to job {job}. Look at it before you begin the job. Other files that they attach to it today come without a mail.',
} as const
