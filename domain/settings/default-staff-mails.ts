/** The texts of e-mails to staff. They have the same format as the texts of e-mails to customers (default-mails.ts). */
export const DEFAULT_STAFF_MAILS = {
  newOrder: `New order {number}: {total}

Order {number} is paid: {total}, {shipping}.

{items}

{due}

The customer is waiting for a proof of: {proofs}. Send it from the order’s page. The due date is counted from the day they approve it.

Before it can be made:
{missing}

[Open the order]({order page})`,
  fileAttached: `Job {number}: the customer attached a file

The customer attached a file to job {number}. Look at the file before you start the job. If they attach more files to this job today, you won’t get another e-mail.

[Open the order]({order page})`,
  productQuestion: `Question {number} about {item}

{name} asks about {item}:

{question}

{reply}

[The product]({product page})

Other shoppers see the question once you answer it: question {number}, under Content.`,
}
