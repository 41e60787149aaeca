export const WHO_ANSWERS =
  "Answered by Yarrow's built-in assistant. Software, not a person; nobody is reading along.";
