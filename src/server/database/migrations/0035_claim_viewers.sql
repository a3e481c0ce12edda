CREATE TABLE "claim_viewer" (
	"account_id" integer NOT NULL,
	"seat" text NOT NULL,
	"claim_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_viewer_account_id_seat_pk" PRIMARY KEY("account_id","seat")
);
--> statement-breakpoint
ALTER TABLE "claim_viewer" ADD CONSTRAINT "claim_viewer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_viewer" ADD CONSTRAINT "claim_viewer_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_viewer_claim_idx" ON "claim_viewer" USING btree ("claim_id");