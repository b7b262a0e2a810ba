/** A call's input as canonical text, under which its answer is recorded: members sorted, empty ones omitted. */
export declare function inputText(input: unknown): string
